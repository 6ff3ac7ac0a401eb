import { getContext } from '@toolpad/studio/server';
import { currentUser, requireRole } from './lib/access';

interface LeaveRequest {
  id: number;
  person: string;
  from: string;
  days: number;
  decidedBy: string;
}

const away = [
  { id: 1, person: 'Priya Nair', team: 'Workshop', until: '27 November' },
  { id: 2, person: 'Owen Gallagher', team: 'Sales', until: '24 November' },
  { id: 3, person: 'Elif Demir', team: 'Workshop', until: '2 December' },
];

const requests: LeaveRequest[] = [
  { id: 71, person: 'Joel Brandt', from: '7 December', days: 5, decidedBy: '' },
  { id: 72, person: 'Aiko Mori', from: '21 December', days: 8, decidedBy: '' },
  { id: 73, person: 'Priya Nair', from: '4 January', days: 2, decidedBy: '' },
];

export async function whoAmI() {
  const { name, email, roles = [] } = currentUser();
  return { name, email, roles };
}

export async function listAway() {
  const { team = 'All' } = getContext().cookies;
  return away.filter((person) => team === 'All' || person.team === team);
}

export async function listRequests(): Promise<LeaveRequest[]> {
  requireRole('manager');
  return requests;
}

export async function approveRequest(id: number): Promise<LeaveRequest> {
  const manager = requireRole('manager');
  const request = requests.find((candidate) => candidate.id === id);
  if (!request) {
    throw new Error(`There is no request ${id}.`);
  }
  if (request.decidedBy) {
    throw new Error(`${request.decidedBy} has already approved this request.`);
  }
  request.decidedBy = manager.name ?? '';
  return request;
}

export async function listPaidDays() {
  requireRole('payroll');
  return [
    { id: 1, person: 'Priya Nair', paidDays: 5 },
    { id: 2, person: 'Owen Gallagher', paidDays: 3 },
  ];
}
