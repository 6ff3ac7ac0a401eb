// Platforms stop an app with SIGTERM. Studio shuts down gracefully on SIGINT only.
process.on('SIGTERM', () => process.emit('SIGINT'));
