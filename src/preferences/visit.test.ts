import { decideOnceAVisit } from '.';
import { refuseStorage } from './testing';

const VALUES = ['inline', 'image'] as const;

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('what is decided once a visit', () => {
  it('holds for its next pages, whatever they would decide', () => {
    expect(decideOnceAVisit('layout', VALUES, () => 'inline')).toBe('inline');
    expect(decideOnceAVisit('layout', VALUES, () => 'image')).toBe('inline');
  });

  it('says nothing about other decisions', () => {
    decideOnceAVisit('layout', VALUES, () => 'inline');
    expect(decideOnceAVisit('other', VALUES, () => 'image')).toBe('image');
  });

  it('is decided anew where something else was kept', () => {
    decideOnceAVisit<string>('layout', ['<b>'], () => '<b>');
    expect(decideOnceAVisit('layout', VALUES, () => 'image')).toBe('image');
  });

  it('is decided by each page where storage is refused', () => {
    refuseStorage();
    expect(decideOnceAVisit('layout', VALUES, () => 'inline')).toBe('inline');
    expect(decideOnceAVisit('layout', VALUES, () => 'image')).toBe('image');
  });
});
