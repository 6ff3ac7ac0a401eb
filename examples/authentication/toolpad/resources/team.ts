import { getContext } from '@toolpad/studio/server';

export type Team = 'All' | 'Workshop' | 'Sales';

export async function myTeam(): Promise<Team> {
  const { cookies } = getContext();
  return cookies.team === 'Workshop' || cookies.team === 'Sales' ? cookies.team : 'All';
}

export async function rememberTeam(team: Team): Promise<Team> {
  getContext().setCookie('team', team);
  return team;
}
