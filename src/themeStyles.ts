/** Imports every component on pages for its styles; browsers get none of the code. */
import clientModules from '@generated/client-modules';
import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage';
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import NotFound from '@theme/NotFound';
import ThemeProvider from '@theme/ThemeProvider';
import DemoDocument from './features/demos/DemoDocument';
import Home from './pages/index';
import ProductPage from './pages/_ProductPage';
import Search from './pages/search';

// Use the imports, so that the bundler keeps them and their styles.
Object.assign(window, {
  drawn: [
    clientModules,
    DocCategoryGeneratedIndexPage,
    DocItem,
    DocRoot,
    DocsRoot,
    DocVersionRoot,
    Layout,
    MDXComponents,
    NotFound,
    ThemeProvider,
    DemoDocument,
    Home,
    ProductPage,
    Search,
  ],
});
