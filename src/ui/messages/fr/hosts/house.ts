import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

export const signInWith = (house: string) => `Se connecter avec ${house}`;
export const connect = (house: string) => `Relier ${house}`;
export const connectHint = 'Tu pourras alors te connecter aussi avec ce compte';
export const connectLead = 'Tu passes là-bas pour te connecter. Ensuite, les deux chemins mènent à ce compte.';
export const isConnected = 'relié';
export const disconnectTitle = (house: string) => `Retirer ${house} ?`;
export const disconnectLead =
  'L’autre compte n’ouvrira plus celui-ci. Par sécurité, toutes tes autres sessions seront fermées.';
export const disconnect = 'Retirer';
export const disconnected = 'L’autre compte n’ouvre plus celui-ci.';
export const goThere = 'Y aller';
export const notSignedIn = 'Connexion non aboutie';
export const anotherWay = 'Connecte-toi autrement';
export const houseFails =
  'Cette connexion ne marche pas pour le moment. Réessaie plus tard, ou demande à la personne qui gère ce serveur.';

export const stillThere = (house: string) =>
  `Ici, ta session est fermée. Chez ${house}, elle est peut-être encore ouverte.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'Les deux comptes sont reliés.',
  unverified: 'Ce compte n’a pas d’adresse e-mail confirmée, il ne peut donc pas servir ici.',
  taken:
    'Cette adresse a déjà un compte ici. Connecte-toi avec son mot de passe, et relie les deux sous « Mon compte ».',
  'connected-elsewhere': 'Cette connexion appartient ici à un autre compte. Retire-la d’abord de ce compte.',
  'not-invited':
    'Ici, on devient hôte sur invitation. Demande une invitation pour cette adresse à la personne qui gère ce serveur.',
  'signup-off': 'Ce serveur n’accepte pas de nouveaux hôtes pour le moment. Demande à la personne qui le gère.',
  banned: 'Ce compte est fermé ici. Demande à la personne qui gère ce serveur.',
  refused: 'La connexion n’a pas eu lieu là-bas. Tu peux réessayer.',
  failed: 'Cette connexion n’a pas marché. Réessaie.',
};
