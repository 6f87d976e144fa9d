/** What visitors type, and the page that the search of the site should name first. For tests. */
export declare const searchExpectations: readonly [{
    readonly query: 'household';
    readonly first: '/products/rolled-foils/household-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'houshold foil';
    readonly first: '/products/rolled-foils/household-foil';
    readonly byContains: 'none';
}, {
    readonly query: 'alu foil';
    readonly first: '/products/rolled-foils/household-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'tin foil';
    readonly first: '/products/rolled-foils/household-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'kitchen';
    readonly first: '/products/rolled-foils/household-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'kosher';
    readonly first: '/products/rolled-foils/household-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'containr foil';
    readonly first: '/products/rolled-foils/container-foil';
    readonly byContains: 'none';
}, {
    readonly query: 'smoothwall';
    readonly first: '/products/rolled-foils/container-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'wrinkle';
    readonly first: '/products/rolled-foils/container-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'takeaway';
    readonly first: '/products/rolled-foils/container-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'food tray';
    readonly first: '/products/rolled-foils/container-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'laminat';
    readonly first: '/products/rolled-foils/converter-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'convertor foil';
    readonly first: '/products/rolled-foils/converter-foil';
    readonly byContains: 'none';
}, {
    readonly query: 'flexible pack';
    readonly first: '/products/rolled-foils/converter-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'barrier foil';
    readonly first: '/products/rolled-foils/converter-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'cable';
    readonly first: '/products/rolled-foils/technical-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'tecnical foil';
    readonly first: '/products/rolled-foils/technical-foil';
    readonly byContains: 'none';
}, {
    readonly query: 'insulation';
    readonly first: '/products/rolled-foils/technical-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'duct';
    readonly first: '/products/rolled-foils/technical-foil';
    readonly byContains: 'first';
}, {
    readonly query: 'fin stock';
    readonly first: '/products/rolled-foils/finstock';
    readonly byContains: 'first';
}, {
    readonly query: 'finstok';
    readonly first: '/products/rolled-foils/finstock';
    readonly byContains: 'none';
}, {
    readonly query: 'hvac';
    readonly first: '/products/rolled-foils/finstock';
    readonly byContains: 'first';
}, {
    readonly query: 'evaporator';
    readonly first: '/products/rolled-foils/finstock';
    readonly byContains: 'first';
}, {
    readonly query: 'en 683';
    readonly first: '/products/rolled-foils/finstock';
    readonly byContains: 'first';
}, {
    readonly query: 'aluminum coil';
    readonly first: '/products/rolled-sheets-and-strips/standard-sheets-and-strips';
    readonly byContains: 'first';
}, {
    readonly query: '1050 h24';
    readonly first: '/products/rolled-sheets-and-strips/standard-sheets-and-strips';
    readonly byContains: 'first';
}, {
    readonly query: 'en 485';
    readonly first: '/products/rolled-sheets-and-strips/standard-sheets-and-strips';
    readonly byContains: 'first';
}, {
    readonly query: 'aluminium stripe';
    readonly first: '/products/rolled-sheets-and-strips/standard-sheets-and-strips';
    readonly byContains: 'none';
}, {
    readonly query: 'alluminium sheet';
    readonly first: '/products/rolled-sheets-and-strips/standard-sheets';
    readonly byContains: 'none';
}, {
    readonly query: '1250x2500';
    readonly first: '/products/rolled-sheets-and-strips/standard-sheets';
    readonly byContains: 'first';
}, {
    readonly query: '5005 sheet';
    readonly first: '/products/rolled-sheets-and-strips/standard-sheets';
    readonly byContains: 'first';
}, {
    readonly query: 'radiator strip';
    readonly first: '/products/rolled-sheets-and-strips/strips-for-heat-exchangers-finstock';
    readonly byContains: 'first';
}, {
    readonly query: 'heat exchang';
    readonly first: '/products/rolled-sheets-and-strips/strips-for-heat-exchangers-finstock';
    readonly byContains: 'listed';
}, {
    readonly query: 'heatshield';
    readonly first: '/products/rolled-sheets-and-strips/heat-shields';
    readonly byContains: 'first';
}, {
    readonly query: 'heat sheild';
    readonly first: '/products/rolled-sheets-and-strips/heat-shields';
    readonly byContains: 'none';
}, {
    readonly query: 'exhaust';
    readonly first: '/products/rolled-sheets-and-strips/heat-shields';
    readonly byContains: 'first';
}, {
    readonly query: 'noise';
    readonly first: '/products/rolled-sheets-and-strips/strips-for-noise-protection-panels';
    readonly byContains: 'first';
}, {
    readonly query: 'sound barier';
    readonly first: '/products/rolled-sheets-and-strips/strips-for-noise-protection-panels';
    readonly byContains: 'none';
}, {
    readonly query: 'acoustic';
    readonly first: '/products/rolled-sheets-and-strips/strips-for-noise-protection-panels';
    readonly byContains: 'first';
}, {
    readonly query: 'omni';
    readonly first: '/products/rolled-sheets-and-strips/omnia-sheets';
    readonly byContains: 'first';
}, {
    readonly query: 'jar lids';
    readonly first: '/products/rolled-sheets-and-strips/omnia-sheets';
    readonly byContains: 'first';
}, {
    readonly query: 'facade';
    readonly first: '/products/extruded/profiles-for-building-and-architecture';
    readonly byContains: 'first';
}, {
    readonly query: 'fasade';
    readonly first: '/products/extruded/profiles-for-building-and-architecture';
    readonly byContains: 'none';
}, {
    readonly query: 'curtain wall';
    readonly first: '/products/extruded/profiles-for-building-and-architecture';
    readonly byContains: 'first';
}, {
    readonly query: 'anodising';
    readonly first: '/products/extruded/profiles-for-building-and-architecture';
    readonly byContains: 'first';
}, {
    readonly query: 'en 15088';
    readonly first: '/products/extruded/profiles-for-building-and-architecture';
    readonly byContains: 'first';
}, {
    readonly query: 'roof rail';
    readonly first: '/products/extruded/profiles-for-automotive-and-transportation';
    readonly byContains: 'first';
}, {
    readonly query: 'trailer';
    readonly first: '/products/extruded/profiles-for-automotive-and-transportation';
    readonly byContains: 'first';
}, {
    readonly query: '6082';
    readonly first: '/products/extruded/profiles-for-automotive-and-transportation';
    readonly byContains: 'first';
}, {
    readonly query: 'square tub';
    readonly first: '/products/extruded/profiles-for-distribution';
    readonly byContains: 'first';
}, {
    readonly query: 'flatbar';
    readonly first: '/products/extruded/profiles-for-distribution';
    readonly byContains: 'none';
}, {
    readonly query: 'heatsink';
    readonly first: '/products/extruded/industrial-profiles';
    readonly byContains: 'first';
}, {
    readonly query: 't slot';
    readonly first: '/products/extruded/industrial-profiles';
    readonly byContains: 'none';
}, {
    readonly query: 'solar';
    readonly first: '/products/extruded/industrial-profiles';
    readonly byContains: 'first';
}, {
    readonly query: 'sweden';
    readonly first: '/contacts/sales-department/radostina-petkova';
    readonly byContains: 'first';
}, {
    readonly query: 'polish';
    readonly first: '/contacts/sales-department/borislav-chakarov';
    readonly byContains: 'first';
}, {
    readonly query: 'investor';
    readonly first: '/contacts/other-contacts/momchil-shopov';
    readonly byContains: 'first';
}, {
    readonly query: 'gdpr';
    readonly first: '/contacts/other-contacts/asen-popivanov';
    readonly byContains: 'first';
}, {
    readonly query: 'scrap';
    readonly first: '/contacts/supply-chains/dobromir-kanev';
    readonly byContains: 'first';
}, {
    readonly query: 'desislva';
    readonly first: '/contacts/sales-department/desislava-koleva';
    readonly byContains: 'none';
}];
