import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { Toaster } from 'sonner';
import { Tracker } from './tracker.jsx';
import './style.css';

const queries = new QueryClient();

function NotFound() {
  return (
    <main>
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <Link to="/">Return to Home</Link>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queries}>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Tracker />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </BrowserRouter>
    <Toaster />
  </QueryClientProvider>,
);
