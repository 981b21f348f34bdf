/**
 * The names of react-router that the product uses, and no others: shared whole the library costs every visitor 26 KB
 * (brotli) more than this list does. A remote that needs a further name adds it here.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  type DataStrategyFunction,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
