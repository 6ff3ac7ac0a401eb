import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import SupportAgentIcon from '@mui/icons-material/SupportAgent';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  useActivePage,
  useDialogs,
  useNotifications,
  type Authentication,
  type Branding,
  type DialogProps,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core';
import { ask } from '../../server';

interface Ticket {
  id: string;
  customer: string;
  subject: string;
  messages: string[];
  isSolved: boolean;
}

const initialTickets: Ticket[] = [
  {
    id: 'T-204',
    customer: 'Mira Lang',
    subject: 'The lock does not open',
    messages: ['I stand next to bike 88 and the lock stays shut.'],
    isSolved: false,
  },
  {
    id: 'T-203',
    customer: 'Paolo Neri',
    subject: 'Charged twice for one ride',
    messages: ['My card shows the ride of Friday two times.'],
    isSolved: false,
  },
  {
    id: 'T-199',
    customer: 'Ida Holm',
    subject: 'Helmet left in the basket',
    messages: ['Found it, thank you.'],
    isSolved: true,
  },
];

const branding: Branding = {
  title: 'Bike rental desk',
  logo: <SupportAgentIcon color="primary" fontSize="large" />,
  homeUrl: '/open',
};

const agent: Session = { user: { name: 'Suna Aydin', email: 'suna@bikes.example' } };

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// The page container shows its title as `h4`; this makes it the first-level heading.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ breakpoints, components }),
  dark: createTheme({ breakpoints, components, palette: { mode: 'dark' } }),
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

/** A stand-in for a request to the server of the desk. */
const request = () => ask(() => undefined);

// preview-start
function ReplyDialog({ payload, open, onClose }: DialogProps<Ticket, string | null>) {
  const titleId = React.useId();
  const [text, setText] = React.useState('');
  const [status, setStatus] = React.useState<'idle' | 'sending' | 'failed'>('idle');
  const send = async () => {
    setStatus('sending');
    try {
      await request();
      await onClose(text.trim());
    } catch {
      // The dialog stays open, with what was typed.
      setStatus('failed');
    }
  };
  return (
    <Dialog open={open} onClose={() => void onClose(null)} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>Reply to {payload.customer}</DialogTitle>
      <DialogContent>
        {status === 'failed' ? (
          <Alert severity="error">The reply is not sent. Try again later.</Alert>
        ) : null}
        <TextField
          label="Message"
          margin="dense"
          multiline
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose(null)}>Cancel</Button>
        <Button
          disabled={text.trim() === ''}
          loading={status === 'sending'}
          onClick={() => void send()}
        >
          Send
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface TicketPageProps {
  ticket: Ticket;
  /** The key of the last notification with "Undo", which outlives its page. */
  lastUndoRef: React.RefObject<string>;
  onChange: (change: Partial<Ticket>) => void;
  onLeave: () => void;
}

function TicketPage({ ticket, lastUndoRef, onChange, onLeave }: TicketPageProps) {
  const activePage = useActivePage();
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const reply = async () => {
    const text = await dialogs.open(ReplyDialog, ticket);
    if (text !== null) {
      onChange({ messages: [...ticket.messages, text] });
      notifications.show('The reply is sent.', { severity: 'success', autoHideDuration: 4000 });
    }
  };

  const solve = async () => {
    let isSaved = Promise.resolve(false);
    const isSure = await dialogs.confirm(`${ticket.customer} gets a survey by email.`, {
      title: `Mark ${ticket.id} as solved?`,
      okText: 'Mark as solved',
      // The dialog waits for it. A rejection would keep it open, without a message.
      onClose: async (isConfirmed) => {
        if (isConfirmed) {
          isSaved = request().then(
            () => true,
            () => false,
          );
          await isSaved;
        }
      },
    });
    if (isSure && !(await isSaved)) {
      notifications.show('The ticket is not solved. Try again later.', { severity: 'error' });
    } else if (isSure) {
      onChange({ isSolved: true });
      onLeave();
      // The newest replaces the one before.
      notifications.close(lastUndoRef.current);
      const key = notifications.show(`${ticket.id} is solved.`, {
        severity: 'success',
        autoHideDuration: 20_000,
        actionText: 'Undo',
        onAction: () => {
          onChange({ isSolved: false });
          notifications.close(key);
        },
      });
      lastUndoRef.current = key;
    }
  };

  const actions = (
    <>
      <Button onClick={() => void reply()}>Reply</Button>
      {ticket.isSolved ? null : (
        <Button variant="contained" onClick={() => void solve()}>
          Solve
        </Button>
      )}
    </>
  );

  return (
    <PageContainer
      title={ticket.subject}
      breadcrumbs={[...(activePage?.breadcrumbs ?? []), { title: ticket.id }]}
      slotProps={{ header: { slotProps: { toolbar: { children: actions } } } }}
    >
      <Stack spacing={2} role="log" aria-label="Conversation">
        {ticket.messages.map((message) => (
          <Paper key={message} variant="outlined" sx={{ p: 2 }}>
            {message}
          </Paper>
        ))}
      </Stack>
    </PageContainer>
  );
}
// preview-end

interface TicketListPageProps {
  tickets: Ticket[];
  onOpen: (ticket: Ticket) => void;
}

function TicketListPage({ tickets, onOpen }: TicketListPageProps) {
  return (
    <PageContainer>
      {tickets.length === 0 ? <Typography>Nobody waits for an answer.</Typography> : null}
      <List disablePadding aria-label="Tickets">
        {tickets.map((ticket) => (
          <ListItem key={ticket.id} disablePadding divider>
            <ListItemButton onClick={() => onOpen(ticket)}>
              <ListItemText
                primary={ticket.subject}
                secondary={`${ticket.id}, ${ticket.customer}`}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </PageContainer>
  );
}

export default function ExamplesSupportDesk() {
  const router = useMemoryRouter('/open');
  const lastUndoRef = React.useRef('');
  const [tickets, setTickets] = React.useState(initialTickets);
  const [session, setSession] = React.useState<Session | null>(agent);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(agent), signOut: () => setSession(null) }),
    [],
  );

  const openCount = tickets.filter((ticket) => !ticket.isSolved).length;
  const navigation = React.useMemo<Navigation>(
    () => [
      {
        segment: 'open',
        title: 'Open tickets',
        icon: <InboxIcon />,
        pattern: 'open{/:ticketId}?',
        action: <Chip label={openCount} size="small" />,
      },
      { segment: 'solved', title: 'Solved', icon: <TaskAltIcon />, pattern: 'solved{/:ticketId}?' },
    ],
    [openCount],
  );

  const [, section = 'open', ticketId] = router.pathname.split('/');
  const ticket = tickets.find(({ id }) => id === ticketId);
  const change = (id: string, values: Partial<Ticket>) =>
    setTickets((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));

  return (
    <AppProvider
      branding={branding}
      navigation={navigation}
      router={router}
      session={session}
      authentication={authentication}
      theme={theme}
    >
      <DashboardLayout sidebarExpandedWidth={230}>
        {ticket ? (
          <TicketPage
            ticket={ticket}
            lastUndoRef={lastUndoRef}
            onChange={(values) => change(ticket.id, values)}
            onLeave={() => router.navigate(`/${section}`)}
          />
        ) : (
          <TicketListPage
            tickets={tickets.filter(({ isSolved }) => isSolved === (section === 'solved'))}
            onOpen={({ id }) => router.navigate(`/${section}/${id}`)}
          />
        )}
      </DashboardLayout>
    </AppProvider>
  );
}
