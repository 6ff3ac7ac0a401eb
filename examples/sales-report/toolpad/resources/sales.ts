export interface Sale {
  id: number;
  region: string;
  shop: string;
  revenue: number;
  orders: number;
}

const sales: Sale[] = [
  { id: 1, region: 'North', shop: 'Bodø', revenue: 1204, orders: 31 },
  { id: 2, region: 'North', shop: 'Tromsø', revenue: 2310, orders: 52 },
  { id: 3, region: 'West', shop: 'Bergen', revenue: 4875, orders: 118 },
  { id: 4, region: 'West', shop: 'Stavanger', revenue: 3120, orders: 74 },
  { id: 5, region: 'South', shop: 'Kristiansand', revenue: 1990, orders: 45 },
];

export async function listSales(): Promise<Sale[]> {
  return sales;
}
