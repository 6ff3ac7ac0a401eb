import * as React from 'react';
import MapIcon from '@mui/icons-material/Map';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, PageContainer, type Navigation } from '@toolpad/core';

const navigation: Navigation = [{ title: 'Harbor map', icon: <MapIcon /> }];

// The page gets a first-level heading.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
};

// preview-start
function HarborMap() {
  return (
    <PageContainer maxWidth={false}>
      {/* The content of the container is a flex column: `flex: 1` takes the free height. */}
      <Box
        role="img"
        aria-label="Map of the harbor"
        sx={{
          flex: 1,
          minHeight: 120,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 2,
          bgcolor: 'action.hover',
          border: '1px dashed',
          borderColor: 'divider',
        }}
      >
        <Typography>The map fills the page.</Typography>
      </Box>
    </PageContainer>
  );
}
// preview-end

export default function PageContainerFullSize() {
  return (
    <AppProvider navigation={navigation} theme={theme}>
      <DashboardLayout hideNavigation>
        <HarborMap />
      </DashboardLayout>
    </AppProvider>
  );
}
