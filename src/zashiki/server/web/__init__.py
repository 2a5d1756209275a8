"""The server as the network sees it: pages, HTTP and sockets."""
