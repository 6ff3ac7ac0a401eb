import { decideOnceAVisit } from '.';
import { refuseStorage } from './testing';

const VALUES = ['inline', 'image'] as const;

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('a decision per visit', () => {
  it('applies to later pages, whatever they would decide', () => {
    expect(decideOnceAVisit('layout', VALUES, () => 'inline')).toBe('inline');
    expect(decideOnceAVisit('layout', VALUES, () => 'image')).toBe('inline');
  });

  it('does not affect other decisions', () => {
    decideOnceAVisit('layout', VALUES, () => 'inline');
    expect(decideOnceAVisit('other', VALUES, () => 'image')).toBe('image');
  });

  it('is made again if an unknown value was stored', () => {
    decideOnceAVisit<string>('layout', ['<b>'], () => '<b>');
    expect(decideOnceAVisit('layout', VALUES, () => 'image')).toBe('image');
  });

  it('is made by each page if storage is refused', () => {
    refuseStorage();
    expect(decideOnceAVisit('layout', VALUES, () => 'inline')).toBe('inline');
    expect(decideOnceAVisit('layout', VALUES, () => 'image')).toBe('image');
  });
});
