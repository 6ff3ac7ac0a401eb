import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCsv } from './lib/csv';

export interface Claim {
  id: number;
  person: string;
  purpose: string;
  amount: number;
  receipt: boolean;
  approved: boolean;
}

/** Relative to the folder in which you start Studio, here the one with package.json. */
const FILE = path.resolve('data/claims.csv');

/** A real tool writes approvals to its database; these last until the server restarts. */
const approved = new Set<number>();

export async function listClaims(): Promise<Claim[]> {
  const rows = parseCsv(await readFile(FILE, 'utf8'));
  return rows.map(({ id, person, purpose, amount, receipt }) => ({
    id: Number(id),
    person,
    purpose,
    amount: Number(amount),
    receipt: receipt === 'yes',
    approved: approved.has(Number(id)),
  }));
}

export async function approveClaim(id: number): Promise<Claim> {
  const claim = (await listClaims()).find((candidate) => candidate.id === id);
  if (!claim) {
    throw new Error('Select a claim first.');
  }
  if (!claim.receipt) {
    throw new Error(`The claim of ${claim.person} has no receipt.`);
  }
  approved.add(claim.id);
  return { ...claim, approved: true };
}
