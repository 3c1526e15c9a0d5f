import './app.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Home } from './home.jsx';
import { Layout } from './layout.jsx';
import { Other } from './other.jsx';

const client = new QueryClient();
const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { index: true, element: <Home /> },
      { path: 'other', element: <Other /> },
    ],
  },
]);

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
