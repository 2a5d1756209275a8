"""Where Alembic finds the connection: the server hands it over."""

from alembic import context

from zashiki.server.storage.database import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
