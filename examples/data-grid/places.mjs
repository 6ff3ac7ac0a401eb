/** The folder with the pictures of the grid's page. */
export const GRID = 'components/data-grid';
