import { getContext } from '@toolpad/studio/server';

/** The signed-in user. Throws when nobody is signed in, and for the addresses in `REVOKED_USERS`. */
export function currentUser() {
  const user = getContext().session?.user;
  if (!user?.email) {
    throw new Error('Sign in first.');
  }
  const revoked = (process.env.REVOKED_USERS ?? '').toLowerCase().split(/[\s,]+/);
  if (revoked.includes(user.email.toLowerCase())) {
    throw new Error('Your access has ended.');
  }
  return user;
}

/** Throws unless the signed-in user has one of the roles. */
export function requireRole(...roles: string[]) {
  const user = currentUser();
  if (!roles.some((role) => user.roles?.includes(role))) {
    throw new Error(`This needs the role ${roles.join(' or ')}.`);
  }
  return user;
}
