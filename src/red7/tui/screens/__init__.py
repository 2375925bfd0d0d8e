"""The screens, one shown at a time, and the dialogs that open above them."""
