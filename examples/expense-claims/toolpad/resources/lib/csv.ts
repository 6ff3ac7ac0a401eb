/** Reads CSV with a first line of names. Values may be in quotes, with commas and "" inside. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const source = text.replace(/^\uFEFF/, '').trimEnd();
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (!found) {
      throw new Error(`Line ${rows.length} of the CSV file has a stray quote.`);
    }
    const [, quoted, plain, end] = found;
    rows[rows.length - 1].push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end.endsWith('\n')) {
      rows.push([]);
    }
  }
  const [names, ...records] = rows;
  return records.map((values) =>
    Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  );
}
