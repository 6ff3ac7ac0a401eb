import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import { AppProvider, PageContainer, type Navigation } from '@toolpad/core';

const navigation: Navigation = [{ title: 'Shopping list' }];
const suggestions = ['Flour', 'Yeast', 'Olive oil', 'Salt'];

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
};

export default function PageContainerToolbar() {
  const [count, setCount] = React.useState(2);
  // preview-start
  const actions = (
    <>
      <Button disabled={count === 0} onClick={() => setCount(0)}>
        Clear
      </Button>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        disabled={count === suggestions.length}
        onClick={() => setCount(count + 1)}
      >
        Add
      </Button>
    </>
  );
  // preview-end
  return (
    <AppProvider navigation={navigation} theme={theme}>
      {/* preview-start */}
      <PageContainer
        component="main"
        slotProps={{ header: { slotProps: { toolbar: { children: actions } } } }}
      >
        {/* preview-end */}
        <List dense aria-label="Things to buy">
          {suggestions.slice(0, count).map((thing) => (
            <ListItem key={thing} divider>
              <ListItemText primary={thing} />
            </ListItem>
          ))}
        </List>
      </PageContainer>
    </AppProvider>
  );
}
