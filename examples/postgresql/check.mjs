export { checkTickets as default } from '../mysql/checkTickets.mjs';
