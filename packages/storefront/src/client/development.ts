import '@vitejs/plugin-react/preamble';
import 'vite/client';
import './main.tsx';
