import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreSample } from './CoreSample';

describe('the running sample on the home page', () => {
  it('is a page of orders, and ships one', async () => {
    render(<CoreSample />);
    expect(screen.getByText('Orders')).toBeVisible();
    expect(screen.getByText('Order 1041, 1 item')).toBeVisible();
    expect(screen.getAllByText('Shipped')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Ship order 1042' }));
    expect(screen.getAllByText('Shipped')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Ship order 1042' })).toBeNull();
  });
});
