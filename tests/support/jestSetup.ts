import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A condition that holds ends a wait; the default second is short for a machine that does more.
configure({ asyncUtilTimeout: 10_000 });
