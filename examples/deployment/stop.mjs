// Platforms stop an app with SIGTERM. Studio closes its server in order on SIGINT only.
process.on('SIGTERM', () => process.emit('SIGINT'));
