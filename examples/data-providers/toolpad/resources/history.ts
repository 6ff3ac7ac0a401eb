import { createDataProvider } from '@toolpad/studio/server';

interface Entry extends Record<string, unknown> {
  id: number;
  when: string;
  what: string;
}

/** The newest entry first, as an archive would give it. */
const entries = Array.from({ length: 250 }, (_, index): Entry => {
  const id = 250 - index;
  const when = new Date(Date.UTC(2026, 2, 4, 16) - index * 3_600_000).toISOString();
  return { id, when, what: `Invoice 2026-${String(id).padStart(4, '0')} sent` };
});

export default createDataProvider<Entry, 'cursor'>({
  paginationMode: 'cursor',

  async getRecords({ paginationModel: { cursor, pageSize } }) {
    const older = cursor === null ? entries : entries.filter((entry) => entry.id < Number(cursor));
    const records = older.slice(0, pageSize);
    const last = older.length > pageSize ? records[records.length - 1] : undefined;
    return { records, totalCount: entries.length, cursor: last ? String(last.id) : null };
  },
});
