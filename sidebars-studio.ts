import type { NavigationItem } from './src/site';

/** Toolpad Studio's navigation: every page of `docs-studio/`, in reading order (spec 1.2). */
const tree: readonly NavigationItem[] = [
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/studio/getting-started', title: 'Overview' },
      { pathname: '/toolpad/studio/getting-started/installation', title: 'Installation' },
      { pathname: '/toolpad/studio/getting-started/why-toolpad', title: 'Why Toolpad Studio?' },
      { pathname: '/toolpad/studio/getting-started/first-app', title: 'Build your first app' },
      {
        pathname: '/toolpad/studio/examples-group',
        title: 'Examples',
        children: [
          { pathname: '/toolpad/studio/examples', title: 'Overview' },
          { pathname: '/toolpad/studio/examples/npm-stats', title: 'npm stats' },
          { pathname: '/toolpad/studio/examples/basic-crud-app', title: 'Basic CRUD application' },
          { pathname: '/toolpad/studio/examples/qr-generator', title: 'QR code generator' },
        ],
      },
      { pathname: '/toolpad/studio/getting-started/roadmap', title: 'Roadmap' },
      {
        pathname: '/toolpad/studio/getting-started/support',
        title: 'Support and known issues',
      },
    ],
  },
  {
    pathname: '/toolpad/studio/concepts',
    title: 'Concepts',
    children: [
      { pathname: '/toolpad/studio/concepts/building-ui', title: 'Building UI' },
      { pathname: '/toolpad/studio/concepts/page-properties', title: 'Page properties' },
      { pathname: '/toolpad/studio/concepts/theming', title: 'Theming' },
      {
        pathname: '/toolpad/studio/concepts/connecting-to-data',
        title: 'Connecting to data',
        children: [
          { pathname: '/toolpad/studio/concepts/queries', title: 'Overview' },
          { pathname: '/toolpad/studio/concepts/http-requests', title: 'HTTP requests' },
          { pathname: '/toolpad/studio/concepts/custom-functions', title: 'Custom functions' },
          { pathname: '/toolpad/studio/concepts/data-providers', title: 'Data providers' },
        ],
      },
      { pathname: '/toolpad/studio/concepts/data-binding', title: 'Data binding' },
      { pathname: '/toolpad/studio/concepts/event-handling', title: 'Event handling' },
      { pathname: '/toolpad/studio/concepts/custom-components', title: 'Custom components' },
      {
        pathname: '/toolpad/studio/concepts/authorization-group',
        title: 'Authorization',
        children: [
          { pathname: '/toolpad/studio/concepts/authorization', title: 'Overview' },
          { pathname: '/toolpad/studio/concepts/authentication', title: 'Authentication' },
          { pathname: '/toolpad/studio/concepts/rbac', title: 'Role-based access control' },
        ],
      },
      { pathname: '/toolpad/studio/concepts/security', title: 'Security', newFeature: true },
      { pathname: '/toolpad/studio/concepts/file-structure', title: 'File structure' },
      { pathname: '/toolpad/studio/concepts/deployment', title: 'Deployment' },
      { pathname: '/toolpad/studio/concepts/custom-server', title: 'Custom server' },
    ],
  },
  {
    pathname: '/toolpad/studio/components',
    title: 'Component guides',
    children: [
      { pathname: '/toolpad/studio/components/button', title: 'Button' },
      { pathname: '/toolpad/studio/components/data-grid', title: 'Data Grid' },
      { pathname: '/toolpad/studio/components/list', title: 'List' },
      { pathname: '/toolpad/studio/components/date-picker', title: 'Date Picker' },
      { pathname: '/toolpad/studio/components/text-field', title: 'Text Field' },
    ],
  },
  {
    pathname: '/toolpad/studio/how-to-guides',
    title: 'How-to guides',
    children: [
      {
        pathname: '/toolpad/studio/how-to-guides/connect-to-datasource',
        subheader: 'Connect to datasource',
        children: [
          { pathname: '/toolpad/studio/how-to-guides/connect-to-databases', title: 'Databases' },
          {
            pathname: '/toolpad/studio/how-to-guides/connect-to-googlesheets',
            title: 'Google Sheets',
          },
        ],
      },
      {
        pathname: '/toolpad/studio/how-to-guides/deployment',
        subheader: 'Deployment',
        children: [
          { pathname: '/toolpad/studio/how-to-guides/render-deploy', title: 'Deploy to Render' },
          { pathname: '/toolpad/studio/how-to-guides/railway-deploy', title: 'Deploy to Railway' },
          { pathname: '/toolpad/studio/how-to-guides/gcp-deploy', title: 'Deploy to Google Cloud' },
          { pathname: '/toolpad/studio/how-to-guides/docker', title: 'Docker and your own server' },
        ],
      },
      {
        pathname: '/toolpad/studio/how-to-guides/custom-components',
        subheader: 'Create custom components',
        children: [
          { pathname: '/toolpad/studio/how-to-guides/map-display', title: 'Map component' },
          { pathname: '/toolpad/studio/how-to-guides/cube-component', title: '3D cube component' },
        ],
      },
      {
        pathname: '/toolpad/studio/how-to-guides/pages',
        subheader: 'Pages',
        children: [
          { pathname: '/toolpad/studio/how-to-guides/forms', title: 'Forms' },
          { pathname: '/toolpad/studio/how-to-guides/list-and-detail', title: 'List and detail' },
        ],
      },
      {
        pathname: '/toolpad/studio/how-to-guides/misc',
        subheader: 'Miscellaneous',
        children: [
          {
            pathname: '/toolpad/studio/how-to-guides/customize-datagrid',
            title: 'Customize data grids',
          },
          {
            pathname: '/toolpad/studio/how-to-guides/delete-datagrid-row',
            title: 'Delete a data grid row',
          },
          { pathname: '/toolpad/studio/how-to-guides/embed-pages', title: 'Embed pages' },
          { pathname: '/toolpad/studio/how-to-guides/basic-auth', title: 'Enable basic auth' },
          { pathname: '/toolpad/studio/how-to-guides/openid', title: 'Other identity providers' },
          {
            pathname: '/toolpad/studio/how-to-guides/editor-path',
            title: 'Troubleshoot missing editor',
          },
        ],
      },
    ],
  },
  {
    pathname: '/toolpad/studio/reference-group',
    title: 'Reference',
    children: [
      { pathname: '/toolpad/studio/reference/file-schema', title: 'File schema' },
      {
        pathname: '/toolpad/studio/reference/components-group',
        title: 'Component reference',
        children: [
          { pathname: '/toolpad/studio/reference/components', title: 'Index' },
          { pathname: '/toolpad/studio/reference/components/autocomplete', title: 'Autocomplete' },
          { pathname: '/toolpad/studio/reference/components/button', title: 'Button' },
          { pathname: '/toolpad/studio/reference/components/chart', title: 'Chart' },
          { pathname: '/toolpad/studio/reference/components/checkbox', title: 'Checkbox' },
          { pathname: '/toolpad/studio/reference/components/container', title: 'Container' },
          { pathname: '/toolpad/studio/reference/components/data-grid', title: 'DataGrid' },
          { pathname: '/toolpad/studio/reference/components/date-picker', title: 'DatePicker' },
          { pathname: '/toolpad/studio/reference/components/file-picker', title: 'FilePicker' },
          { pathname: '/toolpad/studio/reference/components/form', title: 'Form' },
          { pathname: '/toolpad/studio/reference/components/image', title: 'Image' },
          { pathname: '/toolpad/studio/reference/components/list', title: 'List' },
          { pathname: '/toolpad/studio/reference/components/metric', title: 'Metric' },
          { pathname: '/toolpad/studio/reference/components/page-column', title: 'PageColumn' },
          { pathname: '/toolpad/studio/reference/components/page-row', title: 'PageRow' },
          { pathname: '/toolpad/studio/reference/components/paper', title: 'Paper' },
          { pathname: '/toolpad/studio/reference/components/select', title: 'Select' },
          { pathname: '/toolpad/studio/reference/components/spacer', title: 'Spacer' },
          { pathname: '/toolpad/studio/reference/components/stack', title: 'Stack' },
          { pathname: '/toolpad/studio/reference/components/tabs', title: 'Tabs' },
          { pathname: '/toolpad/studio/reference/components/text', title: 'Text' },
          { pathname: '/toolpad/studio/reference/components/text-field', title: 'TextField' },
        ],
      },
      {
        pathname: '/toolpad/studio/reference/api-group',
        title: 'API',
        children: [
          { pathname: '/toolpad/studio/reference/api', title: 'Index' },
          {
            pathname: '/toolpad/studio/reference/api/functions-group',
            subheader: 'Functions',
            children: [
              {
                pathname: '/toolpad/studio/reference/api/create-component',
                title: 'createComponent',
              },
              {
                pathname: '/toolpad/studio/reference/api/create-data-provider',
                title: 'createDataProvider',
              },
              {
                pathname: '/toolpad/studio/reference/api/create-function',
                title: 'createFunction',
              },
              { pathname: '/toolpad/studio/reference/api/create-handler', title: 'createHandler' },
              { pathname: '/toolpad/studio/reference/api/get-context', title: 'getContext' },
            ],
          },
        ],
      },
    ],
  },
];

export default tree;
