export interface Order {
  id: number;
  customer: string;
  goods: string;
  due: string;
}

const names = new Map([
  ['brava', 'Brava Coffee'],
  ['harbour', 'Harbour Café'],
  ['mill', 'The Old Mill'],
]);

const orders: Order[] = [
  { id: 881, customer: 'brava', goods: 'Espresso beans, 12 kg', due: '2025-03-04' },
  { id: 884, customer: 'brava', goods: 'Filter papers, 2000', due: '2025-03-06' },
  { id: 886, customer: 'harbour', goods: 'House blend, 30 kg', due: '2025-03-04' },
  { id: 887, customer: 'harbour', goods: 'Decaf beans, 6 kg', due: '2025-03-07' },
  { id: 890, customer: 'harbour', goods: 'Cups, 500', due: '2025-03-11' },
  { id: 893, customer: 'mill', goods: 'Grinder service', due: '2025-03-12' },
];

export async function listOrders(customer: string): Promise<Order[]> {
  return orders.filter((order) => order.customer === customer);
}

export async function customerName(customer: string): Promise<string> {
  return names.get(customer) ?? 'an unknown customer';
}
