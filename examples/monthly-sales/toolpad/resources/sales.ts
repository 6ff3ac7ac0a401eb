interface Sale {
  day: string;
  region: string;
  amount: number;
}

// In your app, read them from a database.
const SALES: readonly Sale[] = [
  { day: '2026-01-12', region: 'North', amount: 1250 },
  { day: '2026-01-30', region: 'South', amount: 890 },
  { day: '2026-02-09', region: 'North', amount: 1430 },
  { day: '2026-03-02', region: 'South', amount: 760 },
  { day: '2026-03-18', region: 'North', amount: 980 },
  { day: '2026-03-27', region: 'South', amount: 1110 },
];

/** The regions to choose from, in alphabetical order. */
export async function listRegions(): Promise<string[]> {
  return [...new Set(SALES.map(({ region }) => region))].sort();
}

/** The sum of each month, of one region or of all. */
export async function monthlySales(region = 'all'): Promise<{ month: string; total: number }[]> {
  const sums = new Map<string, number>();
  for (const sale of SALES) {
    if (region === 'all' || sale.region === region) {
      const month = sale.day.slice(0, 7);
      sums.set(month, (sums.get(month) ?? 0) + sale.amount);
    }
  }
  const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
  return [...sums]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, total]) => ({ month: name.format(new Date(`${month}-01`)), total }));
}
