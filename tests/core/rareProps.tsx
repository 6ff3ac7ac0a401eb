/**
 * Props without a sample on any page. They are used here but never run: if one disappears from
 * Toolpad Core or changes its type, the type check fails, as it does for those that pages use.
 * `guides.test.ts` of the reference checks that every prop is on a page or here.
 */
import * as React from 'react';
import {
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  AppProvider,
  Create,
  CrudForm,
  CrudProvider,
  DashboardLayout,
  DashboardSidebarPageItem,
  DataSourceCache,
  DialogsProvider,
  Edit,
  List,
  LocalizationProvider,
  PageHeader,
  Show,
  SignInPage,
  type DashboardSidebarPageItemContextProps,
  type DataModel,
  type DataSource,
  type Router,
} from '@toolpad/core';
import { NextAppProvider } from '@toolpad/core/nextjs';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';

interface Jar extends DataModel {
  id: number;
  label: string;
}

interface Props {
  readonly dataSource: Required<DataSource<Jar>>;
  readonly localeText: React.ComponentProps<typeof List>['localeText'];
  readonly router: Router;
  readonly frame: Window;
}

const cache = new DataSourceCache();

/** Props of the account components. */
export function AccountParts(): React.ReactNode {
  return (
    <>
      <AccountPopoverHeader>Ana</AccountPopoverHeader>
      <AccountPreview
        slots={{ avatarIconButton: 'button' }}
        slotProps={{ avatarIconButton: { size: 'small' } }}
        handleClick={() => undefined}
        open
      />
      <AccountPopoverFooter>Until Friday</AccountPopoverFooter>
      <SignInPage sx={{ minHeight: 400 }} />
    </>
  );
}

/** Props of the data screens. */
export function DataParts({ dataSource, localeText }: Props): React.ReactNode {
  return (
    <CrudProvider<Jar> dataSource={dataSource} dataSourceCache={cache}>
      <List<Jar> dataSource={dataSource} dataSourceCache={cache} localeText={localeText} />
      <Show<Jar> id={1} dataSource={dataSource} dataSourceCache={cache} localeText={localeText} />
      <Create<Jar> dataSource={dataSource} dataSourceCache={cache} localeText={localeText} />
      <Edit<Jar> id={1} dataSource={dataSource} dataSourceCache={cache} localeText={localeText} />
      <CrudForm<Jar>
        formState={{ values: {}, errors: {} }}
        onFieldChange={() => undefined}
        onSubmit={() => undefined}
        onReset={() => undefined}
        submitButtonLabel="Save"
      />
    </CrudProvider>
  );
}

/** Props of the providers and of the layout. */
export function Frame({ router, frame }: Props): React.ReactNode {
  return (
    <AppProvider window={frame} nonce="r4nd0m">
      <NextAppProvider localeText={{}} window={frame} nonce="r4nd0m">
        <LocalizationProvider localeText={{}}>Jars</LocalizationProvider>
      </NextAppProvider>
      <ReactRouterAppProvider router={router} window={frame} nonce="r4nd0m">
        <DialogsProvider unmountAfter={500}>Jars</DialogsProvider>
      </ReactRouterAppProvider>
      <DashboardLayout branding={{ title: 'Jars' }}>
        <PageHeader title="Jars" breadcrumbs={[]} slotProps={{ toolbar: { children: null } }} />
        <DashboardSidebarPageItem item={{ title: 'Jars' }} LinkComponent="a" expanded selected />
      </DashboardLayout>
    </AppProvider>
  );
}

/** What the layout passes to its items. */
export const itemContext: DashboardSidebarPageItemContextProps = {
  id: 'jars',
  onClick: () => undefined,
  isMini: false,
  isSidebarFullyExpanded: true,
  isSidebarFullyCollapsed: false,
  renderNestedNavigation: () => null,
};
