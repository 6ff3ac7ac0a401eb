import { createDataProvider } from '@toolpad/studio/server';

export interface Invoice extends Record<string, unknown> {
  id: number;
  number: string;
  customer: string;
  amount: number;
  due: string;
  paid: boolean;
}

const customers = ['Bakery Holm', 'Lindgren & Sons', 'Marine Supplies', 'Cycle Repair Co.'];

let invoices = Array.from({ length: 250 }, (_, index): Invoice => {
  const id = index + 1;
  return {
    id,
    number: `2026-${String(id).padStart(4, '0')}`,
    customer: customers[index % customers.length],
    amount: 40 + ((index * 37) % 900),
    due: new Date(Date.UTC(2026, 0, 15 + (index % 90))).toISOString().slice(0, 10),
    paid: index % 3 !== 0,
  };
});

/** A field of an invoice. A request can name any other, such as `constructor`. */
function read(invoice: Invoice, field: string) {
  if (!Object.hasOwn(invoice, field)) {
    throw new Error(`Invoices have no field "${field}".`);
  }
  return invoice[field] as string | number | boolean;
}

function matches(invoice: Invoice, field: string, operator: string, value: unknown): boolean {
  const own = String(read(invoice, field));
  switch (operator) {
    case 'isEmpty':
      return own === '';
    case 'isNotEmpty':
      return own !== '';
    case 'contains':
      return own.toLowerCase().includes(String(value ?? '').toLowerCase());
    case 'equals':
      return own === String(value);
    case 'is':
      // For a date, the grid also sends a time, after the T.
      return own === String(value).split('T')[0];
    case '=':
      return Number(own) === Number(value);
    case '>':
      return Number(own) > Number(value);
    case '<':
      return Number(own) < Number(value);
    default:
      throw new Error(`The filter "${operator}" is not available here.`);
  }
}

/** What users may enter. A request can contain any other field, such as `id` or `paid`. */
function readValues({ customer, amount }: Partial<Invoice>, former?: Invoice) {
  const values = {
    customer: String(customer ?? former?.customer ?? '').trim(),
    amount: Number(amount ?? former?.amount ?? 0),
  };
  if (!values.customer) {
    throw new Error('an invoice needs a customer.');
  }
  if (!(values.amount >= 0 && values.amount <= 100_000)) {
    throw new Error('the amount is from 0 to 100,000 euros.');
  }
  return values;
}

function find(id: unknown): Invoice {
  const invoice = invoices.find((candidate) => candidate.id === id);
  if (!invoice) {
    throw new Error(`there is no invoice ${id}.`);
  }
  return invoice;
}

export default createDataProvider<Invoice>({
  async getRecords({ paginationModel: { start, pageSize }, filterModel, sortModel }) {
    // A filter without a value is unfinished, except for `isEmpty` and `isNotEmpty`.
    const filters = filterModel.items.filter(
      ({ operator, value }) =>
        operator.endsWith('Empty') || (value !== undefined && value !== ''),
    );
    const found = invoices.filter((invoice) => {
      const results = filters.map(({ field, operator, value }) =>
        matches(invoice, field, operator, value),
      );
      return filterModel.logicOperator === 'or' && results.length > 0
        ? results.includes(true)
        : !results.includes(false);
    });
    for (const { field, sort } of [...sortModel].reverse()) {
      const direction = sort === 'asc' ? 1 : -1;
      found.sort((a, b) => {
        const [left, right] = [read(a, field), read(b, field)];
        return left === right ? 0 : direction * (left < right ? -1 : 1);
      });
    }
    return { records: found.slice(start, start + pageSize), totalCount: found.length };
  },

  async createRecord(values) {
    const id = Math.max(...invoices.map((invoice) => invoice.id)) + 1;
    const due = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const invoice = {
      id,
      number: `2026-${String(id).padStart(4, '0')}`,
      ...readValues(values),
      due,
      paid: false,
    };
    invoices = [invoice, ...invoices];
    return invoice;
  },

  async updateRecord(id, values) {
    const invoice = find(id);
    return Object.assign(invoice, readValues(values, invoice));
  },

  async deleteRecord(id) {
    const invoice = find(id);
    if (invoice.paid) {
      throw new Error('a paid invoice has to stay.');
    }
    invoices = invoices.filter((candidate) => candidate !== invoice);
  },
});
