import { isServerTable } from '@spielstube/table';
import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { isSealedAgainst } from './games/sealed-page.ts';
import { Home } from './home/home.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { late } from './parts/late.ts';
import { Laying } from './parts/laying.tsx';
import { NoSuchDoor } from './parts/no-such-door.tsx';

const SetupPage = lazy(() => import('./setup/setup-page.tsx'));
const TablePage = lazy(() => import('./table/table-page.tsx'));
const MyGamesPage = lazy(() => import('./my-games/my-games-page.tsx'));
const BoxPage = lazy(() => import('./box/box-page.tsx'));
const CampaignPage = lazy(() => import('./campaign/campaign-page.tsx'));
const CoachPage = lazy(() => import('./coach/coach-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const LessonsPage = lazy(() => import('./lesson/lessons-page.tsx'));
const LearnPage = lazy(() => import('./lesson/learn-page.tsx'));
const HouseTablePage = late(() => import('./online/house-table-page.tsx'));
const OpeningPage = late(() => import('./online/opening/opening-page.tsx'));
const AccountPage = late(() => import('./online/account/account-page.tsx'));
const ProfilePage = late(() => import('./online/account/profile-page.tsx'));
const NoticesPage = late(() => import('./online/account/notices-page.tsx'));

/** The doors of the parlour. */
export function App() {
  const [path] = useLocation();
  if (isSealedAgainst(path)) {
    location.reload();
    return <Laying />;
  }
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Laying />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/game/:game">{({ game }) => <SetupPage gameId={game} />}</Route>
          <Route path="/table/:id">
            {({ id }) => (isServerTable(id) ? <HouseTablePage id={id} /> : <TablePage id={id} />)}
          </Route>
          <Route path="/games" component={MyGamesPage} />
          <Route path="/box/:game">{({ game }) => <BoxPage gameId={game} />}</Route>
          <Route path="/campaign/:id">{({ id }) => <CampaignPage id={id} />}</Route>
          <Route path="/coach/:id">{({ id }) => <CoachPage id={id} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage gameId={game} />}</Route>
          <Route path="/learn" component={LessonsPage} />
          <Route path="/learn/:game">{({ game }) => <LearnPage gameId={game} />}</Route>
          <Route path="/open" component={OpeningPage} />
          <Route path="/account" component={AccountPage} />
          <Route path="/profile" component={ProfilePage} />
          <Route path="/notices" component={NoticesPage} />
          <Route component={NoSuchDoor} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
