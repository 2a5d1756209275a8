"""The games a server offers, and the component sets they are played with."""
