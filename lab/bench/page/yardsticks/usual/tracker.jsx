import * as Slider from '@radix-ui/react-slider';
import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import { toast } from 'sonner';
import { Leaderboard } from './leaderboard.jsx';
import { Stats } from './stats.jsx';
import { Welcome } from './welcome.jsx';

const DRINKS = [
  ['🍺', 'Beer'],
  ['🍷', 'Wine'],
  ['🍸', 'Cocktail'],
  ['🥃', 'Shot'],
  ['💧', 'Water'],
  ['🥤', 'Other'],
];
const PACES = ['Slow', 'Moderate', 'Fast', 'Catch Up'];

export function Tracker() {
  const [name, setName] = useState('');
  const [drinks, setDrinks] = useState([]);
  const [pace, setPace] = useState(1);
  const [view, setView] = useState('tracker');

  function add(drink) {
    setDrinks((before) => [...before, { drink, at: Date.now() }]);
    toast(`Added ${drink}!`);
  }

  if (view === 'stats') return <Stats drinks={drinks} onBack={() => setView('tracker')} />;
  if (view === 'leaderboard') return <Leaderboard onBack={() => setView('tracker')} />;
  return (
    <Toast.Provider>
      <main>
        <h1>Clink</h1>
        <p>Keep track of your celebration!</p>
        <h2>Total Drinks Today</h2>
        <p className="number">{drinks.length}</p>
        <h2>What are you drinking?</h2>
        <ul className="tiles">
          {DRINKS.map(([emoji, drink]) => (
            <li key={drink}>
              <button type="button" onClick={() => add(drink)}>
                <span>{emoji}</span> {drink}
              </button>
            </li>
          ))}
        </ul>
        <h2>Drinking Pace</h2>
        <Slider.Root
          className="slider"
          min={0}
          max={3}
          step={1}
          value={[pace]}
          onValueChange={([next]) => setPace(next)}
        >
          <Slider.Track className="track">
            <Slider.Range className="range" />
          </Slider.Track>
          <Slider.Thumb className="thumb" aria-label="Drinking Pace" aria-valuetext={PACES[pace]} />
        </Slider.Root>
        <p>{PACES[pace]}</p>
        <button type="button" onClick={() => setView('stats')}>
          View Stats
        </button>
        <button type="button" onClick={() => setView('leaderboard')}>
          Leaderboard
        </button>
        <p>Drink responsibly and celebrate safely!</p>
      </main>
      <Welcome isOpen={name === ''} onSubmit={setName} />
      <Toast.Viewport />
    </Toast.Provider>
  );
}
