import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchPage } from './SearchPage';
import { serve, SITE } from './testing';

it('the page of results reads the question from the address and writes it there', async () => {
  serve(SITE);
  window.history.replaceState(null, '', '/toolpad/search/?q=header&in=core');
  render(<SearchPage />);
  const input = screen.getByRole('searchbox');
  expect(input).toHaveValue('header');
  expect(screen.getByRole('radio', { name: 'Toolpad Core' })).toBeChecked();
  const link = await screen.findByRole('link', { name: /Header/ });
  expect(link).toHaveAttribute('href', '/toolpad/core/layout/#header');
  fireEvent.change(input, { target: { value: 'prompt' } });
  await waitFor(() => {
    expect(window.location.search).toBe('?q=prompt&in=core');
  });
});

it('the page of results asks the product that is chosen', async () => {
  serve(SITE);
  window.history.replaceState(null, '', '/toolpad/search/?q=data+grid&in=core');
  render(<SearchPage />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Toolpad Studio' }));
  await waitFor(() => {
    expect(window.location.search).toBe('?q=data+grid&in=studio');
  });
});

it('the page of results stays where it is when the question is sent', async () => {
  serve(SITE);
  window.history.replaceState(null, '', '/toolpad/search/?q=header');
  render(<SearchPage />);
  await screen.findByRole('link', { name: /Header/ });
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});
