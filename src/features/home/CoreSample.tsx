import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { PageContainer } from '@toolpad/core/PageContainer';
import { BrandProvider } from '../../brand/BrandProvider';

const ORDERS = [
  { id: 1042, customer: 'Amara Okafor', items: 3 },
  { id: 1041, customer: 'Jonas Lindqvist', items: 1 },
  { id: 1040, customer: 'Mei Tanaka', items: 5 },
];

/** A page built with Toolpad Core, running: its frame and breadcrumbs are the product's own. */
export function CoreSample(): ReactNode {
  const [shipped, setShipped] = useState<readonly number[]>([1040]);
  return (
    <BrandProvider>
      <Paper variant="outlined" sx={{ py: 1 }}>
        <PageContainer maxWidth={false} breadcrumbs={[{ title: 'Shop' }, { title: 'Orders' }]}>
          <List disablePadding>
            {ORDERS.map(({ id, customer, items }) => (
              <ListItem key={id} divider disableGutters>
                <ListItemText
                  primary={customer}
                  secondary={`Order ${id}, ${items} ${items === 1 ? 'item' : 'items'}`}
                />
                {shipped.includes(id) ? (
                  <Chip label="Shipped" color="success" variant="outlined" size="small" />
                ) : (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`Ship order ${id}`}
                    onClick={() => {
                      setShipped([...shipped, id]);
                    }}
                  >
                    Ship
                  </Button>
                )}
              </ListItem>
            ))}
          </List>
        </PageContainer>
      </Paper>
    </BrandProvider>
  );
}
