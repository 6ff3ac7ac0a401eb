const HOSTS = ['Bruno Costa', 'Ilse Brandt', 'Yusuf Demir'];

export interface PassValues {
  visitor: string;
  company: string;
  host: string;
  day: string;
}

export interface Pass extends PassValues {
  id: number;
}

/** In memory, so that the example runs by itself. Use a database in its place. */
const passes: Pass[] = [
  { id: 1, visitor: 'Nora Falk', company: 'Marlin Foods', host: 'Ilse Brandt', day: '2027-03-01' },
  { id: 2, visitor: 'Sam Okoye', company: 'Marlin Foods', host: 'Ilse Brandt', day: '2027-03-01' },
  { id: 3, visitor: 'Lucia Prado', company: '', host: 'Bruno Costa', day: '2027-03-02' },
  { id: 4, visitor: 'Jan de Wit', company: 'Halden Rail', host: 'Yusuf Demir', day: '2027-03-03' },
];

export async function listPasses(search = ''): Promise<Pass[]> {
  const word = String(search).trim().toLowerCase();
  return passes.filter(({ visitor, company, host }) =>
    `${visitor} ${company} ${host}`.toLowerCase().includes(word),
  );
}

export async function addPass(values: Partial<PassValues>): Promise<Pass> {
  const pass = { id: passes.length + 1, ...check(values ?? {}) };
  passes.push(pass);
  return pass;
}

/** Takes the known values alone, as strings, and refuses what does not fit. */
function check({ visitor, company, host, day }: Partial<PassValues>): PassValues {
  const values = {
    visitor: String(visitor ?? '').trim(),
    company: String(company ?? '').trim(),
    host: String(host ?? ''),
    day: String(day ?? ''),
  };
  if (!values.visitor) {
    throw new Error('A pass needs the name of the visitor.');
  }
  if (!HOSTS.includes(values.host)) {
    throw new Error('Choose a host from the list.');
  }
  const date = new Date(values.day);
  // February 31 is a day in March to `Date`.
  if (!/^\d{4}-/.test(values.day) || date.toJSON()?.slice(0, 10) !== values.day) {
    throw new Error('Choose a day that exists.');
  }
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) {
    throw new Error('Passes are issued for Monday to Friday.');
  }
  if (passes.some((pass) => pass.visitor === values.visitor && pass.day === values.day)) {
    throw new Error(`${values.visitor} already has a pass for that day.`);
  }
  return values;
}
