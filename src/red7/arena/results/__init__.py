"""What a tournament comes to: kept while it runs, and reckoned, told and drawn when it is over."""
