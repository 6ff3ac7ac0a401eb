/** What an app looks like in code with Toolpad Core. */
export const CORE_CODE = `import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

const navigation = [
  { segment: '', title: 'Overview' },
  { segment: 'orders', title: 'Orders' },
];

export default function App() {
  return (
    <AppProvider navigation={navigation}>
      <DashboardLayout>
        <PageContainer>Your page</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}`;

/** A function that a Toolpad Studio page binds to. */
export const STUDIO_CODE = `export async function listOrders(status: string) {
  const address = \`\${process.env.ORDERS_API}/orders?status=\${status}\`;
  const response = await fetch(address);
  return response.json();
}`;
