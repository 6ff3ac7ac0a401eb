/** The folder with the pictures of the grid's page. */
export const GRID = 'components/data-grid';

/** The part of the app that is not its header or its navigation. */
export const CONTENT = { x: 320, y: 112, width: 1120, height: 590 };
