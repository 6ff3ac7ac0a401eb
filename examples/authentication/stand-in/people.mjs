/**
 * Who can sign in at the stand-in. `roles` are the app roles that Microsoft Entra ID reports,
 * `photo` is how many bytes the photo has that it holds, and `publicEmail` says that the profile at
 * GitHub shows the email address.
 */
export const PEOPLE = {
  mara: {
    key: 'mara',
    id: 9001,
    name: 'Mara Okafor',
    email: 'mara@fernwood.example',
    verified: true,
    roles: ['LeaveApprovers'],
  },
  joel: {
    key: 'joel',
    id: 9002,
    name: 'Joel Brandt',
    email: 'joel@fernwood.example',
    verified: true,
    roles: [],
  },
  ruth: {
    key: 'ruth',
    id: 9003,
    name: 'Ruth Salazar',
    email: 'ruth@fernwood.example',
    verified: true,
    roles: ['payroll', 'HR'],
  },
  photographed: {
    key: 'photographed',
    id: 9006,
    name: 'Philippa Stone',
    email: 'philippa@fernwood.example',
    verified: true,
    roles: [],
    photo: 2400,
  },
  outgoing: {
    key: 'outgoing',
    id: 9007,
    name: 'Oscar Brandt',
    email: 'oscar@fernwood.example',
    verified: true,
    publicEmail: true,
    roles: [],
  },
  visitor: {
    key: 'visitor',
    id: 9004,
    name: 'Vic Tran',
    email: 'vic@elsewhere.example',
    verified: true,
    roles: ['LeaveApprovers'],
  },
  unverified: {
    key: 'unverified',
    id: 9005,
    name: 'Una Reyes',
    email: 'una@fernwood.example',
    verified: false,
    roles: [],
  },
};
