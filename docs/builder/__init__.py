"""What builds the site beside mkdocs: generated pages, drawn examples, and links that lead out of docs/."""
