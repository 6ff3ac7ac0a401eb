import { getContext } from '@toolpad/studio/server';

export type Team = 'All' | 'Workshop' | 'Sales';

export async function myTeam(): Promise<Team> {
  const { cookies } = getContext();
  return cookies.team === 'Workshop' || cookies.team === 'Sales' ? cookies.team : 'All';
}

export async function rememberTeam(team: Team): Promise<Team> {
  if (!['All', 'Workshop', 'Sales'].includes(team)) {
    throw new Error('Choose a team.');
  }
  getContext().setCookie('team', team);
  return team;
}
