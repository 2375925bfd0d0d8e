"""One live table as a pure state machine: commands in, events out, and views of what each viewer may see.

The log of events is the table: `table.Table` is a fold over it. Time and chance are inputs, and nothing here
speaks in sentences.
"""
