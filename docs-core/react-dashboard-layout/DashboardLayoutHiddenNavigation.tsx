import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, type Router } from '@toolpad/core';

const steps = [
  { label: 'Company', text: 'Tell us the name of your company and where it is registered.' },
  { label: 'Team', text: 'Invite the people who sign invoices with you.' },
  { label: 'Bank', text: 'Connect the account that your customers pay into.' },
];

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
const theme = {
  light: createTheme({ breakpoints }),
  dark: createTheme({ breakpoints, palette: { mode: 'dark' } }),
};

/** Stands in for your router: https://mui.com/toolpad/core/introduction/base-concepts/#demo-router */
function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = React.useState(initialPath);
  return React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path) => setPathname(String(path)),
    }),
    [pathname],
  );
}

export default function DashboardLayoutHiddenNavigation() {
  const router = useMemoryRouter('/');
  const [stepIndex, setStepIndex] = React.useState(0);
  const isLast = stepIndex === steps.length - 1;
  return (
    <AppProvider branding={{ title: 'Invoices' }} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout hideNavigation>
        <Stack spacing={3} sx={{ p: 3, width: '100%', maxWidth: 560, mx: 'auto' }}>
          <Typography component="h1" variant="h5">
            Set up your workspace
          </Typography>
          <Stepper activeStep={stepIndex}>
            {steps.map(({ label }) => (
              <Step key={label}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Typography role="status">{steps[stepIndex]?.text}</Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Button disabled={stepIndex === 0} onClick={() => setStepIndex(stepIndex - 1)}>
              Back
            </Button>
            <Button variant="contained" onClick={() => setStepIndex(isLast ? 0 : stepIndex + 1)}>
              {isLast ? 'Start again' : 'Continue'}
            </Button>
          </Box>
        </Stack>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
