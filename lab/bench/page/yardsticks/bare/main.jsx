import { createRoot } from 'react-dom/client';

function Page() {
  return (
    <main>
      <h1>Clink</h1>
      <p>Keep track of your celebration!</p>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
