"""The table's server: tables are logs, kept in a database and played by anyone with the link.

Read in this order: live (a table from its log), store (the logs), house (what can be done at a table),
bus (who else must hear of it), told, messages and wire (what is said to a seat, and how), conversation
(a connection), routes and sockets (the doors), app (all of it together). No module before routes
imports a web framework.
"""
