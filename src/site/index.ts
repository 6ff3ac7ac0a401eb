export * from './navigation';
export * from './oldAddresses';
export * from './productList';
export * from './products';
export * from './suggestPages';
